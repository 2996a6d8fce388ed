import { createHash } from 'node:crypto'
import { FAILURE_POLICY, failurePage } from '@/components/views/Failure/failurePage'

describe('failurePage', () => {
  it('has a content security policy that allows its own style element only', () => {
    const [, style = ''] = /<style>(.*)<\/style>/.exec(failurePage({})) ?? []
    const hash = (text: string) => createHash('sha256').update(text).digest('base64')
    expect(FAILURE_POLICY).toContain(`style-src 'sha256-${hash(style)}';`)
    expect(FAILURE_POLICY).not.toContain(hash(`${style} `))
  })
})
