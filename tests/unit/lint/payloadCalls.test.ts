import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { restrictDatabaseAdapter, requireOverrideReason, requireOverrideAccess } from '../../../eslint/payloadCalls.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.itOnly = it.only

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser as never } })
const omitted = (name: string) => ({ errors: [{ data: { name }, messageId: 'omitted' }] })

tester.run('says-override-access', requireOverrideAccess as never, {
  invalid: [
    { code: `await payload.find({ collection: 'pages' })`, ...omitted('find') },
    { code: `await req.payload.findByID({ collection: 'pages', id, req })`, ...omitted('findByID') },
    { code: `app.payload!.update({ ...given, user })`, ...omitted('update') },
    { code: `req?.payload['delete'](options)`, ...omitted('delete') },
    { code: `payload.findGlobal({ slug: 'platform', [overrideAccess]: true })`, ...omitted('findGlobal') },
    { code: `payload.restoreVersion()`, ...omitted('restoreVersion') },
    { code: `import { common } from './common'; payload.count({ ...common })`, ...omitted('count') },
    { code: `const asked = (common) => payload.create({ ...common })`, ...omitted('create') },
    { code: `let common = { overrideAccess: false }; payload.create({ ...common })`, ...omitted('create') },
    { code: `payload.find({ where: { overrideAccess: { equals: true } } })`, ...omitted('find') },
  ],
  valid: [
    `await payload.find({ collection: 'pages', overrideAccess: false, user })`,
    `await payload.find({ collection: 'pages', 'overrideAccess': true })`,
    `const common = { depth: 0, overrideAccess: false } as const; req.payload.find({ collection: 'pages', ...common })`,
    `const common = { depth: 0, overrideAccess: false }; const more = { ...common }; payload.delete(more)`,
    `const all = { overrideAccess: false }; names.map((collection) => payload.find({ collection, ...all }))`,
    `list.find({ collection: 'pages' })`,
    `payload.auth({ headers })`,
    `payload.collections.find(({ slug }) => slug)`,
  ],
})

tester.run('adapter-has-one-home', restrictDatabaseAdapter as never, {
  invalid: [
    `payload.db.find({ collection: 'pages' })`,
    `await req.payload.db.updateOne(options)`,
    `app.payload!.db.pool`,
    `req.payload['db']`,
    `const { config, db: adapter } = req.payload`,
    `keep(payload.db)`,
  ].map((code) => ({ code, errors: [{ messageId: 'adapter' }] })),
  valid: [
    `payload.config.db`,
    `const { db } = options`,
    `await dbOf(req)`,
    `const { config } = req.payload`,
    `mongo.db.find()`,
  ],
})

tester.run('override-needs-reason', requireOverrideReason as never, {
  invalid: [
    `payload.find({ overrideAccess: true })`,
    `payload.find({ collection: 'pages',\n  // All of them.\n  depth: 0, limit: 0,\n\n  overrideAccess: true })`,
  ].map((code) => ({ code, errors: [{ messageId: 'reason' }] })),
  valid: [
    `payload.find({ overrideAccess: false })`,
    `payload.find({\n  // Nobody is signed in yet.\n  overrideAccess: true,\n})`,
  ],
})
