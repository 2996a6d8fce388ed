-- Names of sites in the order in which people expect them, "Site 9" before "Site 10", and what they are found by.

create collation site_names (provider = icu, locale = 'und-u-kn-true');
create index tenants_name_order_idx on tenants (lower(name) collate site_names, id);
create index tenants_name_terms_idx on tenants using gin (regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670]', '', 'g') gin_trgm_ops);
create index tenants_slug_terms_idx on tenants using gin (slug gin_trgm_ops);
create index tenants_domains_terms_idx on tenants_domains using gin (domain gin_trgm_ops);

-- A name belongs to one site of the installation once it is proven.
create unique index tenants_domains_active_name on tenants_domains (domain) where status = 'active';
create unique index tenants_domains_name on tenants_domains (_parent_id, domain);
