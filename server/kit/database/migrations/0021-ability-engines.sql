-- Whether an engine runs for the ability now, so that it can be tried. Set by the trial area.
alter table catalogue_ability add column has_engine boolean not null default false;
-- The default order: what can be tried comes first. An ability number has six digits at most.
alter table catalogue_ability add column default_order integer not null
  generated always as (ability_no + case when has_engine then 0 else 1000000 end) stored;
drop index catalogue_ability_by_number;
create index catalogue_ability_by_default on catalogue_ability (default_order) include (facet_id);

alter table catalogue_facet add column has_engine boolean not null default false;
alter table catalogue_facet
  drop constraint catalogue_facet_model_type_industry_types_product_forms_chi_key;
alter table catalogue_facet
  add unique (model_type, industry_types, product_forms, chip_ids, guanlan2, has_engine, enabled_production, enabled_test);

create or replace function catalogue_find_facet() returns trigger language plpgsql as $$
begin
  insert into catalogue_facet
    (model_type, industry_types, product_forms, chip_ids, guanlan2, has_engine, enabled_production, enabled_test)
    values (new.model_type, new.industry_types, new.product_forms, new.chip_ids, new.guanlan2, new.has_engine,
      new.enabled_production, new.enabled_test)
    on conflict do nothing;
  select facet_id into new.facet_id from catalogue_facet
    where model_type = new.model_type and industry_types = new.industry_types and product_forms = new.product_forms
      and chip_ids = new.chip_ids and guanlan2 = new.guanlan2 and has_engine = new.has_engine
      and enabled_production = new.enabled_production and enabled_test = new.enabled_test;
  return new;
end $$;

drop trigger catalogue_ability_facet on catalogue_ability;
create trigger catalogue_ability_facet before insert
  or update of model_type, industry_types, product_forms, chip_ids, guanlan2, has_engine, enabled_production, enabled_test
  on catalogue_ability for each row execute function catalogue_find_facet();
