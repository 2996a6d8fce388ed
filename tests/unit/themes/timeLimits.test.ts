import { isTimeLimit } from '@/plugins/site/engine/Run'
import type { RenderProblem } from '@/plugins/site/published'
import { confirmTimeLimits } from '@/plugins/themes/lib/renderFailures'
import { draw } from './engine/support'

const late: RenderProblem = { address: '/', isTimeLimit: true, message: 'the time limit was exceeded', path: 'late' }
const wrong: RenderProblem = { address: '/', message: 'wrong', path: 'wrong' }

/** Returns the problems found, and the number of attempts, for the problems of each attempt. */
async function confirm(attempts: RenderProblem[][], known?: ReadonlySet<string>) {
  let count = 0
  const found = await confirmTimeLimits(() => Promise.resolve(attempts[count++] ?? []), known)
  return [found.map(({ path }) => path), count]
}

describe('A file that exceeds its time limit', () => {
  it.each([
    ['passes when it is in time once', [[late], [late], []], [[], 3]],
    ['fails when it never is', [[late], [late], [late], []], [['late'], 3]],
    ['is not tried again for other problems', [[wrong], []], [['wrong'], 1]],
    ['keeps the other problems of its page', [[late, wrong], [wrong]], [['wrong'], 2]],
  ])('%s', async (_, attempts, expected) => {
    expect(await confirm(attempts)).toEqual(expected)
  })

  it('is not tried again once it is known', async () => {
    expect(await confirm([[late], []], new Set(['late']))).toEqual([['late'], 1])
    expect(await confirm([[late], []], new Set(['other']))).toEqual([[], 2])
  })

  it('is told from one that exceeds its memory or is wrong', () => {
    const limits = (template: string) =>
      draw({ 'layout/theme.liquid': '{{ content_for_layout }}', 'templates/page.liquid': template })
        .failures.filter(({ path }) => path === 'templates/page.liquid')
        .map(isTimeLimit)
    expect(limits('{% for a in (1..9999) %}{% for b in (1..9999) %}{% endfor %}{% endfor %}')).toEqual([true])
    expect(limits('{% for a in (1..99999999) %}{% endfor %}')).toEqual([false])
    expect(limits("{% render 'gone' %}")).toEqual([false])
  })
})
