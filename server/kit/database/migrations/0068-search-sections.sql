-- The sections of each scope that meet one of its tiers, best tier first, at most `most`. `queries` has for each scope, for
-- each sample (smallest first, all sections last) the query of each tier; null where a sample is not read. Of so many
-- sections as `sizes` says one is in the sample. The first sample tells about how many there are, and so which one has
-- enough: those that are still to be ranked, and so many that all have at least `most`. If one has, the rest is not read
-- (`sampled`). It takes the place of search_candidates, which nodes of the release before still call.
-- The planner takes the test of a long vector for as cheap as any other: it has to go by the index; and one plan serves
-- all.
create function search_sections(queries tsquery[], sizes integer[], ranked integer, most integer)
  returns table (scope integer, section_id bigint, entry_id text, tier integer, sampled boolean)
  language plpgsql stable rows 500
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
declare
  found bigint[];
  fresh bigint[];
  entries text[];
  asked tsquery;
  plenty integer;
  estimate integer;
  enough boolean;
begin
  for s in 1 .. coalesce(array_length(queries, 1), 0) loop
    found := '{}';
    for t in 1 .. array_length(queries, 3) loop
      estimate := null;
      for a in 1 .. cardinality(sizes) loop
        asked := queries[s][a][t];
        plenty := greatest(ranked - cardinality(found), most * 5 / 4 / sizes[a]);
        continue when asked is null or (sizes[a] > 1 and estimate / sizes[a] < plenty);
        select coalesce(array_agg(c.section_id), '{}'), array_agg(c.entry_id) into fresh, entries from (
          select x.section_id, x.entry_id from search_section x where x.words @@ asked and x.section_id <> all (found)
          limit least(most - cardinality(found), greatest(ranked, plenty))) c;
        estimate := cardinality(fresh) * sizes[a];
        enough := sizes[a] > 1 and cardinality(fresh) >= plenty;
        exit when enough;
      end loop;
      return query select s, f.id, f.entry, t, enough from unnest(fresh, entries) as f (id, entry);
      found := found || fresh;
      exit when enough or cardinality(found) >= most;
    end loop;
  end loop;
end $$;
