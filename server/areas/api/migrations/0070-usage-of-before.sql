-- Calls of the days before calls were counted by hour, from the requests that are still kept.
insert into api_usage_hour (hour, account_id, ability_no, code, calls, charged)
select date_trunc('hour', r.at), r.account_id, coalesce(c.ability_no, 0), r.code, count(*), sum(coalesce(r.charges, 0))
from api_request r left join catalogue_ability c using (ability_no)
where not coalesce(r.parameters ? 'simulate', false)
  and r.at < coalesce((select min(hour) from api_usage_hour), 'infinity')
  and exists (select from identity_account a where a.account_id = r.account_id)
group by 1, 2, 3, 4;
