import type { Verb } from '@/access/permissions'
import { poolOf } from '@/database/connections'
import { forEachConcurrently } from './forEachConcurrently'
import type { Operation, Outcome } from './operations/operation'
import { reading } from './operations/reading'
import { removing } from './operations/removing'
import { writing } from './operations/writing'
import { may, PEOPLE, type PersonName, type TenantName } from './people'
import { make, type Subject } from './subjects'
import type { Tally } from './tally'

export const OPERATIONS: Operation[] = [...reading, ...writing, ...removing]

const EVERYBODY = Object.keys(PEOPLE) as PersonName[]

type Cast = readonly (readonly [TenantName, readonly PersonName[]])[]

/** Who tries the main operations, and in which tenant. */
const WHOLE_CAST: Cast = [
  ['a', EVERYBODY],
  ['b', ['ownerA', 'editorA', 'both', 'ownerB']],
]

/** Who tries the side doors: one that may, one that lacks the key, the neighbour, nobody; and the one of both tenants. */
const smallCast = ({ verb }: Operation): Cast => [
  [
    'a',
    [
      'adminA',
      verb === 'view' ? 'removed' : 'viewerA',
      ...(verb === 'publish' ? (['authorA'] as const) : []),
      'ownerB',
      'anonymous',
    ],
  ],
  ['b', ['both', 'ownerB']],
]

/** Lets everybody try an operation on a content type, in both tenants, and compares what happened with the rules. */
export async function tryOperation(subject: Subject, operation: Operation, tally: Tally): Promise<void> {
  for (const [tenant, names] of operation.main ? WHOLE_CAST : smallCast(operation)) {
    const target = await refusedTarget(subject, operation, tenant)
    const before = await fingerprint(subject, target)
    const verb = verbFor(subject, operation)
    const allowed = names.filter((name) => may(name, verb, tenant))
    const refused = names.filter((name) => !may(name, verb, tenant))
    const judge = async (name: PersonName, id: string, expected: boolean): Promise<void> => {
      const outcome = await operation.run({ client: subject.stage.clients[name], id, subject, tenant })
      const right = outcome.done === expected && isPlain(outcome) && !leaks(subject, name, outcome)
      const what = `${subject.slug}: ${name} ${expected ? 'cannot' : 'can'} ${operation.name} in ${tenant} (${outcome.answer.status} ${outcome.answer.text.slice(0, 160)})`
      if (expected) tally.control(right, what)
      else tally.check(right, what)
    }
    await forEachConcurrently(refused, (name) => judge(name, target, false))
    const after = await fingerprint(subject, target)
    if (after !== before) tally.check(false, `${subject.slug}: a refused ${operation.name} in ${tenant} left a trace`)
    for (const name of allowed) await judge(name, await targetOf(subject, operation, tenant), true)
    if (allowed.length === 0)
      tally.check(false, `${subject.slug}: nobody may ${operation.name} in ${tenant}, so its refusals show nothing`)
  }
}

/** A theme is on the website once it is chosen: who edits themes stores them as published. */
const verbFor = ({ type }: Subject, { verb }: Operation): Verb =>
  verb === 'publish' && type.group.name === 'themes' ? 'manage' : verb

/** Neither a crash nor an answer for somebody else. */
const isPlain = ({ answer: { status } }: Outcome): boolean => status < 500

/** A document of a tenant that the person may not see, in any answer. */
function leaks({ stage }: Subject, name: PersonName, { answer }: Outcome): boolean {
  return (['a', 'b'] as const).some((tenant) => {
    const id = stage.tenants[tenant]
    return !may(name, 'view', tenant) && (answer.body.docs ?? []).some((doc) => doc.tenant === id)
  })
}

/** What an operation is refused on. Others may have taken the common one off the site by now: publishing is tried on one of its own. */
const refusedTarget = (subject: Subject, operation: Operation, tenant: TenantName): Promise<string> | string =>
  operation.verb === 'publish'
    ? targetOf(subject, { uses: 'live', ...operation }, tenant)
    : subject.docs[tenant][operation.uses ?? 'live']

/** What an operation consumes is made anew for each call that succeeds. */
function targetOf(
  subject: Subject,
  { uses, verb }: Pick<Operation, 'uses' | 'verb'>,
  tenant: TenantName,
): Promise<string> | string {
  const docs = subject.docs[tenant]
  if (verb === 'view' || !uses) return docs[uses ?? 'live']
  const more = { draft: { _status: 'draft' }, live: {}, trashed: { deletedAt: '2026-01-01T00:00:00.000Z' } }[uses]
  return make(subject, subject.stage.tenants[tenant], more)
}

/** The document and its versions as the database has them. */
async function fingerprint({ slug, stage }: Subject, id: string): Promise<string> {
  const table = slug.replaceAll('-', '_')
  const { rows } = await poolOf(stage.app.payload).query<{ print: string }>(
    `select md5(coalesce((select d::text from ${table} d where id = $1), '') ||
       coalesce((select string_agg(v::text, ',' order by v.id) from _${table}_v v where parent_id = $1), '')) as print`,
    [id],
  )
  return rows[0]!.print
}
