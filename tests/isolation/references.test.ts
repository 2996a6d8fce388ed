import { randomUUID } from 'node:crypto'
import type { Answer } from '@tests/support/client'
import { post } from './support/operations/writing'
import { slotsOf, type Slot } from './support/slots'
import { makeStage, type Stage } from './support/stage'
import { contentTypesOf, findOrMake, make, newData, type Subject } from './support/subjects'
import { Tally } from './support/tally'

const LONG = 240_000

let stage: Stage
const total = new Tally('references to another tenant')

beforeAll(async () => {
  stage = await makeStage()
})
afterAll(async () => {
  total.print()
  await stage.app.close()
})

type Bare = Omit<Subject, 'docs'>

const bareSubjects = (): Bare[] =>
  contentTypesOf(stage).map((type) => {
    const { config } = stage.app.payload.collections[type.slug as 'pages']
    return { config, slug: type.slug, stage, type, upload: config.upload || null }
  })

const slotsIn = ({ config }: Bare, tenant: string): Slot[] =>
  slotsOf(config.flattenedFields, new Set(contentTypesOf(stage).map(({ slug }) => slug)), {
    payload: stage.app.payload,
    refer: (slug) => findOrMake(stage, slug, tenant),
  })

const isRefused = ({ status }: Pick<Answer, 'status'>): boolean => status === 400

it('refuses a neighbour\'s document in every place where one can be named, published, drafted and autosaved', async () => {
  const { clients, tenants } = stage
  const tally = new Tally('slots')
  for (const subject of bareSubjects()) {
    const page = await make(subject, tenants.a)
    for (const slot of slotsIn(subject, tenants.a)) {
      const foreign = await slot.data(await findOrMake(stage, slot.relationTo, tenants.b))
      const own = await slot.data(await findOrMake(stage, slot.relationTo, tenants.a))
      const at = `${subject.slug} ${slot.path}`
      const tries: [string, Promise<Answer>][] = [
        ['saved', clients.adminA.patch(`/${subject.slug}/${page}`, foreign)],
        ['drafted', clients.adminA.patch(`/${subject.slug}/${page}?draft=true`, foreign)],
        ['autosaved', clients.adminA.patch(`/${subject.slug}/${page}?draft=true&autosave=true`, foreign)],
      ]
      for (const [how, answer] of tries) tally.check(isRefused(await answer), `${at}: ${how} (${(await answer).status} ${(await answer).text.slice(0, 120)})`)
      const kept = await clients.adminA.patch(`/${subject.slug}/${page}?draft=true`, own)
      tally.control(kept.status === 200, `${at}: its own is refused (${kept.status} ${kept.text.slice(0, 200)})`)
    }
  }
  total.add(tally)
  expect(tally.wrong).toEqual([])
}, LONG)

it('refuses them at creation, as a draft too, and an unknown id in the same words', async () => {
  const { clients, tenants } = stage
  const tally = new Tally('slots at creation')
  for (const subject of bareSubjects()) {
    // One of each kind of place is enough here.
    const slots = [...new Map(slotsIn(subject, tenants.a).map((slot) => [slot.path.replace(/^.*\./, ''), slot])).values()]
    for (const slot of slots) {
      const data = await newData(subject, tenants.a)
      const foreign = await findOrMake(stage, slot.relationTo, tenants.b)
      const unknown = randomUUID()
      const asDraft = await post(clients.adminA, subject, { ...data, ...(await slot.data(foreign)), _status: 'draft' }, '?draft=true')
      const asUnknown = await post(clients.adminA, subject, { ...data, ...(await slot.data(unknown)), _status: 'draft' }, '?draft=true')
      const at = `${subject.slug} ${slot.path}`
      tally.check(isRefused(asDraft), `${at}: created as a draft (${asDraft.status})`)
      tally.check(asDraft.status === asUnknown.status && asDraft.text.replaceAll(foreign, 'ID') === asUnknown.text.replaceAll(unknown, 'ID'), `${at}: foreign and unknown differ (${asDraft.text.slice(0, 120)} / ${asUnknown.text.slice(0, 120)})`)
      const published = await post(clients.adminA, subject, { ...data, ...(await slot.data(foreign)), _status: 'published' })
      tally.check(isRefused(published), `${at}: created (${published.status})`)
      const own = await post(clients.adminA, subject, { ...data, ...(await slot.data(await findOrMake(stage, slot.relationTo, tenants.a))) })
      tally.control(own.status === 201, `${at}: its own is refused (${own.status} ${own.text.slice(0, 200)})`)
    }
  }
  total.add(tally)
  expect(tally.wrong).toEqual([])
}, LONG)

it('refuses references from a rich text to people, tenants and other records that are no content', async () => {
  const { clients, tenants, users } = stage
  const tally = new Tally('references to the platform')
  const { cardOf, linkTo, richTextOf } = await import('./support/richTextNodes')
  for (const subject of bareSubjects()) {
    const field = subject.config.flattenedFields.find(({ type }) => type === 'richText')
    if (!field) continue
    const id = await make(subject, tenants.a)
    for (const [collection, target] of [['users', users.ownerB], ['tenants', tenants.b], ['user-roles', randomUUID()], ['no-such-thing', randomUUID()]] as const) {
      for (const node of [linkTo(collection, target), cardOf(collection, target)]) {
        for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
          const answer = await clients.adminA.patch(`/${subject.slug}/${id}${query}`, { [field.name]: richTextOf(node) })
          tally.check(isRefused(answer), `${subject.slug} ${field.name}: ${String(node.type)} to ${collection}${query} (${answer.status})`)
        }
      }
    }
    const own = await clients.adminA.patch(`/${subject.slug}/${id}`, { [field.name]: richTextOf(linkTo('pages', await findOrMake(stage, 'pages', tenants.a))) })
    tally.control(own.status === 200, `${subject.slug}: a link to its own page is refused (${own.status} ${own.text.slice(0, 160)})`)
  }
  total.add(tally)
  expect(tally.wrong).toEqual([])
}, LONG)
