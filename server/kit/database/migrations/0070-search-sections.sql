-- The sections of each scope that meet one of the tiers, best tier first. The queries of a scope are those of its tiers
-- for all of its sections, then those for each of its samples, smallest first (server/kit/search/scopes.ts). Sections are
-- in samples by chance: what the first one has tells how many there are in all, and so which sample has enough to rank,
-- and so many that there are at least `most` in all. If one has, the others are not read (`sampled`). Otherwise at most
-- `most` are returned. Small scopes do without samples.
-- The planner takes the test of a long vector for as cheap as any other: it has to go by the index; and one plan serves
-- all. It takes the place of search_candidates, which nodes of the release before still call.
create function search_sections(scopes tsquery[], large boolean[], queries tsquery[], samples tsquery[], sizes integer[],
    ranked integer, most integer)
  returns table (scope integer, section_id bigint, entry_id text, tier integer, sampled boolean)
  language plpgsql stable rows 500
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
declare
  found bigint[];
  fresh bigint[];
  entries text[];
  asked tsquery;
  enough boolean;
  estimate integer;
  plenty integer;
begin
  for s in 1 .. cardinality(scopes) loop
    found := '{}';
    for t in 1 .. array_length(queries, 3) loop
      enough := false;
      estimate := null;
      if large[s] then
        for a in 1 .. cardinality(samples) loop
          continue when estimate / sizes[a] < ranked;
          plenty := most * 5 / 4 / sizes[a];
          asked := scopes[s] && samples[a] && queries[s][a + 1][t];
          select coalesce(array_agg(c.section_id), '{}'), array_agg(c.entry_id) into fresh, entries from (
            select x.section_id, x.entry_id from search_section x where x.words @@ asked limit greatest(ranked, plenty)) c;
          estimate := cardinality(fresh) * sizes[a];
          enough := cardinality(fresh) >= greatest(ranked - cardinality(found), plenty);
          exit when enough;
        end loop;
      end if;
      if not enough then
        asked := scopes[s] && queries[s][1][t];
        select coalesce(array_agg(c.section_id), '{}'), array_agg(c.entry_id) into fresh, entries from (
          select x.section_id, x.entry_id from search_section x where x.words @@ asked limit most) c;
      end if;
      return query select s, f.id, f.entry, t, enough from unnest(fresh, entries) as f (id, entry)
        where f.id <> all (found) limit most - cardinality(found);
      found := found || fresh;
      exit when enough or cardinality(found) >= most;
    end loop;
  end loop;
end $$;
