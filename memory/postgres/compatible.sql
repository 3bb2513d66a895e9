-- Gives PostgreSQL the functions of SQLite that statements use. JSON stays text.

CREATE FUNCTION json_each(json text, OUT key bigint, OUT value text) RETURNS SETOF record
LANGUAGE sql IMMUTABLE STRICT ROWS 10 AS $$
  SELECT place - 1, element FROM json_array_elements_text(json::json) WITH ORDINALITY AS one (element, place)
$$;
CREATE FUNCTION json_extract(text, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT $1::json #>> string_to_array(substr($2, 3), '.')
$$;
CREATE FUNCTION json_part(text, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ($1::json #> string_to_array(substr($2, 3), '.'))::text
$$;
CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = text, FUNCTION = json_extract);
CREATE OPERATOR -> (LEFTARG = text, RIGHTARG = text, FUNCTION = json_part);

CREATE FUNCTION json_each(json text, path text, OUT key bigint, OUT value text) RETURNS SETOF record
LANGUAGE sql IMMUTABLE STRICT ROWS 10 AS $$ SELECT * FROM json_each(json_extract(json, path)) $$;

CREATE FUNCTION json_array_length(text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT json_array_length($1::json)
$$;
-- The names are quoted: from PostgreSQL 16 on they are syntax, which does the same.
CREATE FUNCTION "json_array"(VARIADIC text[]) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_json($1)
$$;
CREATE FUNCTION "json"(text) RETURNS json LANGUAGE sql IMMUTABLE AS $$ SELECT $1::json $$;

CREATE FUNCTION json_set(text, text, json) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set($1::jsonb, string_to_array(substr($2, 3), '.'), coalesce($3::jsonb, 'null'))::json
$$;
CREATE FUNCTION json_set(text, text, text) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT json_set($1, $2, to_json($3))
$$;
CREATE FUNCTION json_set(text, text, text, text, text) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT json_set(json_set($1, $2, $3)::text, $4, $5)
$$;
CREATE FUNCTION json_set(text, text, text, text, text, text, text) RETURNS json
LANGUAGE sql IMMUTABLE AS $$ SELECT json_set(json_set($1, $2, $3)::text, $4, $5, $6, $7) $$;
CREATE FUNCTION json_with(json[], json) RETURNS json[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_append($1, $2)
$$;
CREATE FUNCTION json_list(json[]) RETURNS json LANGUAGE sql IMMUTABLE AS $$ SELECT array_to_json($1) $$;
CREATE AGGREGATE json_group_array(json) (SFUNC = json_with, STYPE = json[], FINALFUNC = json_list, INITCOND = '{}');

CREATE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT strpos($1, $2) $$;
CREATE FUNCTION max(bigint, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT greatest($1, $2) $$;
CREATE FUNCTION min(bigint, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT least($1, $2) $$;

-- Subtracts one for people: this is read while a person is inserted, whose number is taken already.
CREATE VIEW sqlite_sequence AS SELECT replace(sequencename::text, '_number_seq', '') AS name,
    CASE sequencename WHEN 'people_number_seq' THEN coalesce(last_value, 1) - 1 ELSE coalesce(last_value, 0) END AS seq
  FROM pg_sequences WHERE schemaname = current_schema();
