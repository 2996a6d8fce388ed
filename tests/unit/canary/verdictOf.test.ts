import type { RunState } from '@/plugins/canary/tables/canary'
import { verdictOf } from '@/plugins/canary/lib/verdictOf'

const NOW = new Date('2027-03-01T12:00:00.000Z')
const HOUR_MS = 3_600_000

const run = (hoursAgo: number, state: RunState = 'intact') => ({
  finishedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
  state,
})

describe('The verdict of the isolation canary', () => {
  it.each([
    ['waits for the first run', [], 'waiting'],
    ['is that of the last run', [run(1), run(2)], 'intact'],
    ['stays blind for a day, though later runs tried other routes', [run(1), run(23, 'blind')], 'blind'],
    ['forgets by the next day that a run could not see', [run(1), run(25, 'blind')], 'intact'],
    ['prefers a breach to a run that could not see', [run(1, 'blind'), run(2, 'broken')], 'broken'],
    ['says when a run could not see', [run(1, 'blind'), run(2)], 'blind'],
    ['stays broken for a day, though later runs tried other routes', [run(1), run(23, 'broken')], 'broken'],
    ['forgets a breach of the day before', [run(1), run(25, 'broken')], 'intact'],
    ['says when no run took place for hours', [run(4)], 'late'],
    ['says so of a run that could not see as well', [run(4, 'blind')], 'late'],
    ['never calls the walls intact without an answered attempt', [run(1, 'unanswered')], 'unanswered'],
    ['says when no run got an answer for hours', [run(1, 'unanswered'), run(4)], 'unanswered'],
    ['does not mind one run without answers', [run(1, 'unanswered'), run(2)], 'intact'],
    ['stays broken when runs get no answers', [run(1, 'unanswered'), run(4, 'broken')], 'broken'],
    ['prefers that runs stopped to what the last one lacked', [run(4, 'unanswered')], 'late'],
    ['stays broken when runs stop', [run(4, 'broken')], 'broken'],
  ])('%s', (_, runs, verdict) => {
    expect(verdictOf(runs, NOW)).toBe(verdict)
  })
})
