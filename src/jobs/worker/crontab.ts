/** What runs by the clock, in UTC. `max=1`: never twice at once, never piled up after a pause. */
export const crontab = [
  '* * * * * publishScheduled ?max=1&jobKey=publishScheduled',
  '* * * * * freeJobs ?max=1&jobKey=freeJobs',
  '* * * * * resumeMails ?max=1&jobKey=resumeMails',
  '17 * * * * tidy ?max=1&jobKey=tidy',
  '29 3 * * * deleteExpiredAnswers ?max=1&jobKey=deleteExpiredAnswers',
  '43 * * * * checkDomains ?max=1&jobKey=checkDomains',
].join('\n')
