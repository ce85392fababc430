-- The state of background jobs, for the people of the shop. Processes write it when a job fails or recovers, and otherwise at
-- most once a minute.
create table job_state (
  job_name          text primary key,
  interval_ms       integer not null,
  last_run_at       timestamptz,
  last_success_at   timestamptz,
  -- Failures since the last success; 0: the job works.
  failures          integer not null default 0,
  last_error        text,
  -- Set by a person; the first process that sees it runs the job at once.
  run_requested_at  timestamptz
);
