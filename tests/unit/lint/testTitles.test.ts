import { RuleTester } from 'eslint'
import { wholeTitles } from '../../../eslint/testTitles.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.itOnly = it.only

new RuleTester().run('whole-titles', wholeTitles as never, {
  invalid: [
    `it('of a draft stays private', () => {})`,
    `it('that is new is called so', () => {})`,
    `it.each([1])('with %s goes on', () => {})`,
    `test('when its owner ends it', () => {})`,
    `test.step('and back', () => {})`,
  ].map((code) => ({ code, errors: [{ messageId: 'fragment' }] })),
  valid: [
    `it('a draft stays private', () => {})`,
    `it('refuses a stranger', () => {})`,
    `it('often asks again', () => {})`,
    `describe('of a draft', () => {})`,
    `split('of a draft', ' ')`,
  ],
})
