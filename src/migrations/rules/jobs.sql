-- Which documents are scheduled.

create index payload_jobs_schedules_idx on payload_jobs ((input -> 'doc' ->> 'value')) where task_slug = 'schedulePublish';
