-- Everything that the search of the site finds: a row for each section of each entry, whatever its kind. Rows are
-- written with the transaction that publishes the entry.
create table search_section (
  section_id bigint generated always as identity primary key,
  -- Counts up when the whole index is made again; the rows of the one before serve until then.
  generation integer not null,
  kind text not null,
  -- Unique among all kinds.
  entry_id text not null,
  -- The place in the entry, from 0.
  no integer not null,
  path text not null,
  name text not null,
  heading text not null,
  body text not null,
  -- For the order of what is found: folded as server/kit/search/fold.ts says.
  folded_name text not null,
  folded_text text not null,
  -- Kinds and entries that are asked for more often come first among equals.
  weight real not null,
  -- Lexemes of server/kit/search/cut.ts.
  words tsvector not null,
  unique (generation, entry_id, no)
);
-- A search reads the texts of few rows, but the vectors of many.
alter table search_section alter column words set storage external;
-- Its index for `words` is made after the first rows (server/kit/search/rebuild.ts): row by row it takes ten times as long.

-- Which generation serves, and which one is being made. The version is that of the code that cut the texts; it is empty
-- until the first index is made.
create table search_state (
  only_row boolean primary key default true check (only_row),
  generation integer not null,
  version text not null,
  building integer,
  -- When its maker was last seen.
  building_at timestamptz
);
insert into search_state (generation, version) values (1, '');

-- What operators have published about the words of the search (server/areas/search/kinds.ts).
create table search_vocabulary (
  only_row boolean primary key default true check (only_row),
  -- Counts up with each change, so that nodes read it again.
  no integer not null,
  synonyms jsonb not null,
  promotions jsonb not null,
  hot_words jsonb not null
);
insert into search_vocabulary (no, synonyms, promotions, hot_words) values (0, '[]', '[]', '[]');

-- Whole words of letters and digits, in which a wrong one is forgiven.
create table search_token (
  token text primary key
);

-- The sections of each scope that meet one of the tiers, best tier first. Sections are in samples by chance, smallest
-- first: what the first one has tells how many there are in all, and so which sample has enough to rank. If one has, the
-- others are not read (`sampled`). Otherwise at most `most` are returned. Small scopes do without samples. The planner
-- takes the test of a long vector for as cheap as any other: it has to go by the index.
create function search_candidates(scopes tsquery[], large boolean[], tiers tsquery[], samples tsquery[], sizes integer[],
    ranked integer, most integer)
  returns table (scope integer, section_id bigint, tier integer, sampled boolean) language plpgsql stable rows 500
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
declare
  found bigint[];
  fresh bigint[];
  asked tsquery;
  enough boolean;
  estimate integer;
begin
  for s in 1 .. cardinality(scopes) loop
    found := '{}';
    for t in 1 .. cardinality(tiers) loop
      enough := false;
      estimate := null;
      asked := scopes[s] && tiers[t];
      if large[s] then
        for a in 1 .. cardinality(samples) loop
          continue when estimate / sizes[a] < ranked;
          select coalesce(array_agg(c.section_id), '{}') into fresh from (
            select x.section_id from search_section x where x.words @@ (asked && samples[a]) limit ranked) c;
          estimate := cardinality(fresh) * sizes[a];
          enough := cardinality(fresh) >= ranked - cardinality(found);
          exit when enough;
        end loop;
      end if;
      if not enough then
        select coalesce(array_agg(c.section_id), '{}') into fresh from (
          select x.section_id from search_section x where x.words @@ asked limit most) c;
      end if;
      return query select s, f, t, enough from unnest(fresh) f where f <> all (found) limit most - cardinality(found);
      found := found || fresh;
      exit when enough or cardinality(found) >= most;
    end loop;
  end loop;
end $$;

-- How often visitors searched for a word on a day, and how often nothing was found.
create table search_word (
  -- Folded, without blanks.
  word text not null,
  day date not null,
  times integer not null,
  misses integer not null,
  -- From how many networks all of its words were found.
  networks integer not null,
  -- As it was typed last.
  shown text not null,
  primary key (word, day)
);
-- search.hotWords and search.removeOldWords.
create index search_word_day on search_word (day);

-- One counted search for each key of a client, and for each network, word and day.
create table search_counted (
  idempotency_key text primary key,
  at timestamptz not null default now()
);

-- What visitors looked for and did not find. `account_id` wants a message once it is there.
create table search_wish (
  wish_id uuid primary key,
  idempotency_key text not null unique,
  word text not null,
  shown text not null,
  wish text not null,
  account_id text,
  at timestamptz not null default now(),
  answered_at timestamptz
);
create index search_wish_word on search_wish (word);

-- search.queryMisses.
create index search_word_missed on search_word (day) where misses > 0;
-- search.export.
create index search_wish_account on search_wish (account_id) where account_id is not null;

-- What operators have answered to words without results. Later misses and wishes open a word again.
create table search_answer (
  word text primary key,
  -- Counts up with each answer, so that the second of two operators notices the first.
  revision integer not null,
  -- Null if the word was marked as done without a message.
  answer text,
  link text,
  answered_at timestamptz not null,
  answered_by text not null,
  check ((answer is null) = (link is null))
);
