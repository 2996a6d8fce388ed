import { Linter, RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import config from '../../../eslint.config.mjs'
import { translateRefusals } from '../../../eslint/readerLanguage.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.itOnly = it.only

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser as never } })

tester.run('translates-refusals', translateRefusals as never, {
  invalid: [
    `throw refused('people', 'Staff limit reached.')`,
    'throw conflict(AREA, `${name} works here already.`)',
    `throw badRequest(AREA, message, [{ message: 'Only one domain can be primary', path: 'domains' }])`,
    `throw forbidden(AREA, isOwner ? t('owner') : 'Ask the owner.')`,
    `throw unavailable(AREA, problem ?? 'Try again.', 30)`,
    `throw notInPlan(AREA, 'Not in ' + plan)`,
    `throw publicError('Too large.', 413)`,
    `throw chatErrorWith('conflict:chat', 409, 'Please wait.')`,
    `new OperationError({ code: 'token:accounts', message: 'This link has expired.', status: 403 })`,
    `new APIError('Too large.', 413, {}, true)`,
    `new ValidationError({ collection, errors: [{ message: 'Choose another.', path: 'slug' }] })`,
    `z.string().trim().max(80, 'At most 80 characters')`,
    `z.string('Title is required')`,
    `z.email('Enter an email address').max(254)`,
    `z.object({}).refine(isOrdered, { message: 'Too early.', path: ['to'] })`,
    `z.union([z.uuid(), z.literal('')], 'Choose a role')`,
    `context.addIssue({ code: 'custom', message: 'is not a date' })`,
  ].map((code) => ({ code, errors: [{ messageId: 'literal' }] })),
  valid: [
    `throw refused('people', translatorOf(req.i18n)('peopleLimitReached'), 'roleId')`,
    'throw conflict(AREA, t(`refusedInvitation_${status}`))',
    `throw badRequest(AREA, message, [{ message, path: 'domains' }])`,
    `throw forbidden('people')`,
    `new OperationError({ code: 'token:accounts', message: fixedMessages.notFound, status: 404 })`,
    `new APIError(message, 409, { code: 'stale:documents', errors: [{ message }] }, true)`,
    `z.string().trim().min(1).max(80, inputProblem('most'))`,
    `z.object({}).refine(isOrdered, { ...inputProblem('lastDay'), path: ['to'] })`,
    `z.literal('tenant-admin')`,
    `z.string().meta({ examples: ['19:30'] })`,
    `Math.max(1, Number('2'))`,
    `throw new Error('The job has no tenant.')`,
  ],
})

describe('lint rule for English refusals', () => {
  const code = "export const full = () => refused('people', 'Staff limit reached.')\n"
  const messagesAbout = (filename: string): string[] =>
    new Linter().verify(code, config as Linter.Config[], { filename }).map(({ ruleId }) => ruleId ?? '')

  it.each([
    'src/access/tenants.ts',
    'src/collections/hooks/publishing.ts',
    'src/endpoints/people/lockedSite.ts',
    'src/plugins/chat/operations/sendMessage.ts',
    'src/plugins/performances/operations/changePerformances.ts',
    'src/plugins/tokens/operations/createToken.ts',
  ])('refuses an English message in %s', (file) => {
    expect(messagesAbout(file)).toEqual(['callboard/translates-refusals'])
  })

  it.each(['src/jobs/tenants/main.ts', 'src/plugins/chat/tools/draftPage.ts', 'src/plugins/chat/operations/mcp.ts'])(
    'allows an English message for programs in %s',
    (file) => {
      expect(messagesAbout(file)).toEqual([])
    },
  )
})
