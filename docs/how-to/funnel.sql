-- The funnel of a service's conversations, from the Parquet files of `qss export` (docs/how-to/analyse.md).
-- The words are those of docs/reference/metrics.md; the same position in the log gives the same figures as
-- GET …/analytics. Runs in DuckDB as it is, in the folder that holds `exports/`.

SET VARIABLE success_labels = ['purchase', 'lead'];
SET VARIABLE idle_since = now() - INTERVAL 24 HOURS;

-- 1. The tables ---------------------------------------------------------------------------------------------

-- Of a session that several exports hold, the newest row counts.
CREATE OR REPLACE TEMP VIEW sessions AS
SELECT * FROM read_parquet('exports/*/sessions.parquet')
QUALIFY row_number() OVER (PARTITION BY session_id ORDER BY latest_position DESC) = 1;

CREATE OR REPLACE TEMP VIEW turns AS SELECT * FROM read_parquet('exports/*/turns.parquet');
CREATE OR REPLACE TEMP VIEW answers AS SELECT * FROM read_parquet('exports/*/answers.parquet');
CREATE OR REPLACE TEMP VIEW feedback AS SELECT * FROM read_parquet('exports/*/feedback.parquet');

-- Wilson's score interval of 95 %; nothing but n for fewer than 20 observations.
CREATE OR REPLACE TEMP MACRO rate(count, n) AS CASE WHEN n >= 20 THEN {
  'n': n::INTEGER,
  'count': count::INTEGER,
  'rate': round(count / n, 4),
  'low': round(greatest(0, (count / n + 1.9207294103 / n
    - 1.959963985 * sqrt(count / n * (1 - count / n) / n + 0.9603647052 / n / n)) / (1 + 3.8414588207 / n)), 4),
  'high': round(least(1, (count / n + 1.9207294103 / n
    + 1.959963985 * sqrt(count / n * (1 - count / n) / n + 0.9603647052 / n / n)) / (1 + 3.8414588207 / n)), 4)
} ELSE {'n': n::INTEGER, 'count': NULL, 'rate': NULL, 'low': NULL, 'high': NULL} END;

-- A session with what was reported about it.
CREATE OR REPLACE TEMP VIEW outcomes AS
WITH reports AS (
  SELECT session_id, bool_or(coalesce(label IN getvariable('success_labels'), false)) AS won
  FROM feedback GROUP BY session_id)
SELECT s.*,
  r.session_id IS NOT NULL AS reported,
  coalesce(r.won, false) AS won,
  r.session_id IS NULL AND s.updated_at < getvariable('idle_since') AS dropped
FROM sessions s LEFT JOIN reports r USING (session_id);

-- One row a question that a decision proposed.
CREATE OR REPLACE TEMP VIEW proposals AS
SELECT session_id, decision_id, unnest(string_split(candidates, ' ')) AS question_id
FROM turns WHERE action = 'ask';

-- 2. The funnel ---------------------------------------------------------------------------------------------

CREATE OR REPLACE TEMP VIEW funnel AS
WITH stages AS (
  SELECT
    count(*) AS created,
    count(*) FILTER (decisions > 0) AS used,
    count(*) FILTER (asks >= 1) AS asked_one,
    count(*) FILTER (asks >= 2) AS asked_two,
    count(*) FILTER (asks >= 4) AS asked_four,
    count(*) FILTER (achieved_turn IS NOT NULL) AS achieved,
    count(*) FILTER (reported) AS reported,
    count(*) FILTER (won) AS won
  FROM outcomes)
UNPIVOT stages ON created, used, asked_one, asked_two, asked_four, achieved, reported, won
INTO NAME stage VALUE sessions;

SELECT stage, sessions, bar(sessions, 0, max(sessions) OVER (), 40) AS share FROM funnel;

-- 3. Figures of the whole -----------------------------------------------------------------------------------

CREATE OR REPLACE TEMP VIEW totals AS
SELECT
  (SELECT count(*) FROM sessions) AS sessions,
  (SELECT sum(turn_count) FROM sessions)::INTEGER AS turns,
  (SELECT count(*) FROM turns WHERE action = 'ask') AS decisions,
  (SELECT count(*) FROM answers) AS asked,
  (SELECT rate(count(achieved_turn), count(*)) FROM sessions) AS completion,
  (SELECT {'n': count(*)::INTEGER, 'mean': round(avg(achieved_turn), 2),
     'median': quantile_disc(achieved_turn, 0.5), 'p90': quantile_disc(achieved_turn, 0.9)}
   FROM sessions WHERE achieved_turn IS NOT NULL) AS turns_to_achievement,
  (SELECT rate(used, decisions) FROM
     (SELECT count(*) AS used FROM answers WHERE uses_proposal AND rank = 1),
     (SELECT count(*) AS decisions FROM turns WHERE action = 'ask')) AS rank_1_use,
  (SELECT rate(count(*) FILTER (outcome = 'asked_answered'), count(*)) FROM answers) AS answer_rate,
  (SELECT rate(count(*) FILTER (outcome = 'refused'), count(*)) FROM answers) AS refusal_rate,
  (SELECT rate(count(*) FILTER (reported), count(*)) FROM outcomes) AS feedback,
  (SELECT rate(count(*) FILTER (won), count(*)) FROM outcomes WHERE reported) AS conversion;

FROM totals;

-- 4. By question --------------------------------------------------------------------------------------------

CREATE OR REPLACE TEMP VIEW questions AS
WITH proposed AS (SELECT question_id, count(*) AS proposed FROM proposals GROUP BY ALL),
asked AS (
  SELECT question_id,
    count(*) AS asked,
    count(*) FILTER (outcome = 'asked_answered') AS answered,
    count(*) FILTER (outcome = 'refused') AS refused,
    count(*) FILTER (uses_proposal) AS used,
    count(*) FILTER (attempt = 1) AS sessions,
    count(*) FILTER (attempt = 1 AND reported) AS reported,
    count(*) FILTER (attempt = 1 AND won) AS won,
    count(*) FILTER (attempt = 1 AND dropped AND question_id = last_question_id) AS dropped
  FROM answers JOIN outcomes USING (session_id) GROUP BY ALL),
every AS (
  SELECT question_id, coalesce(COLUMNS(* EXCLUDE (question_id)), 0)
  FROM proposed FULL JOIN asked USING (question_id))
SELECT question_id,
  rate(used, proposed) AS use_rate,
  rate(answered, asked) AS answer_rate,
  rate(refused, asked) AS refusal_rate,
  rate(dropped, sessions) AS drop_off,
  rate(won, reported) AS conversion
FROM every ORDER BY asked DESC, question_id;

FROM questions;

-- 5. By label, published version and path ---------------------------------------------------------------------

CREATE OR REPLACE TEMP VIEW labels AS
WITH labelled AS (
  SELECT label, count(DISTINCT session_id) AS sessions
  FROM feedback JOIN sessions USING (session_id) WHERE label IS NOT NULL GROUP BY label)
SELECT label, rate(sessions, reported) AS share
FROM labelled, (SELECT count(*) AS reported FROM outcomes WHERE reported)
ORDER BY sessions DESC, label;

FROM labels;

CREATE OR REPLACE TEMP VIEW versions AS
SELECT configuration_version, count(*) AS sessions,
  rate(count(achieved_turn), count(*)) AS completion,
  rate(count(*) FILTER (won), count(*) FILTER (reported)) AS conversion
FROM outcomes GROUP BY configuration_version ORDER BY sessions DESC, configuration_version;

FROM versions;

-- Correlation, not cause: compare with the version's own conversion.
CREATE OR REPLACE TEMP VIEW paths AS
SELECT configuration_version, string_split(path, ' ') AS path,
  rate(count(*) FILTER (won), count(*)) AS conversion
FROM outcomes WHERE reported AND path IS NOT NULL
GROUP BY ALL HAVING count(*) >= 20 ORDER BY count(*) DESC;

FROM paths;
