import { randomUUID } from 'node:crypto'
import { post } from '../support/operations/writing'
import { bareSubjects, isRefused, slotsIn, tryReferences } from '../support/references'
import { cardOf, linkTo, richTextOf } from '@/plugins/canary/lib/samples/richTextNodes'
import type { Stage } from '../support/stage'
import { contentTypesOf, findOrMake, make, newData } from '../support/subjects'
import { Tally } from '../support/tally'

const LONG = 240_000

let stage: Stage
const total = new Tally('references to another tenant')

/** @param given the stage, filled before the tests run */
export function describeReferences(given: () => Stage): void {
  describe('References to another tenant', () => {
    beforeAll(() => {
      stage = given()
    })
    afterAll(() => total.print())

    it(
      'are refused in every field that can hold a reference, when publishing, saving a draft and autosaving',
      async () => {
        const tally = new Tally('slots')
        for (const subject of bareSubjects(stage, contentTypesOf(stage))) await tryReferences(subject, tally)
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'are refused when a document or draft is created, with the same message as an unknown id',
      async () => {
        const { clients, tenants } = stage
        const tally = new Tally('slots at creation')
        for (const subject of bareSubjects(stage, contentTypesOf(stage))) {
          // One of each kind of place is enough here.
          const slots = [
            ...new Map(slotsIn(subject, tenants.a).map((slot) => [slot.path.replace(/^.*\./, ''), slot])).values(),
          ]
          for (const slot of slots) {
            const data = await newData(subject, tenants.a)
            const foreign = await findOrMake(stage, slot.relationTo, tenants.b)
            const unknown = randomUUID()
            const asDraft = await post(
              clients.adminA,
              subject,
              { ...data, ...(await slot.data(foreign)), _status: 'draft' },
              '?draft=true',
            )
            const asUnknown = await post(
              clients.adminA,
              subject,
              { ...data, ...(await slot.data(unknown)), _status: 'draft' },
              '?draft=true',
            )
            const at = `${subject.slug} ${slot.path}`
            tally.check(isRefused(asDraft), `${at}: created as a draft (${asDraft.status})`)
            tally.check(
              asDraft.status === asUnknown.status &&
                asDraft.text.replaceAll(foreign, 'ID') === asUnknown.text.replaceAll(unknown, 'ID'),
              `${at}: foreign and unknown differ (${asDraft.text.slice(0, 120)} / ${asUnknown.text.slice(0, 120)})`,
            )
            const published = await post(clients.adminA, subject, {
              ...data,
              ...(await slot.data(foreign)),
              _status: 'published',
            })
            tally.check(isRefused(published), `${at}: created (${published.status})`)
            const own = await post(clients.adminA, subject, {
              ...data,
              ...(await slot.data(await findOrMake(stage, slot.relationTo, tenants.a))),
            })
            tally.control(own.status === 201, `${at}: its own is refused (${own.status} ${own.text.slice(0, 200)})`)
          }
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'are refused in rich text when they lead to users, tenants or other records that are not content',
      async () => {
        const { clients, tenants, users } = stage
        const tally = new Tally('references to the platform')
        for (const subject of bareSubjects(stage, contentTypesOf(stage))) {
          const field = subject.config.flattenedFields.find(({ type }) => type === 'richText')
          if (!field) continue
          const id = await make(subject, tenants.a)
          for (const [collection, target] of [
            ['users', users.ownerB],
            ['tenants', tenants.b],
            ['user-roles', randomUUID()],
            ['no-such-thing', randomUUID()],
          ] as const) {
            for (const node of [linkTo(collection, target), cardOf(collection, target)]) {
              for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
                const answer = await clients.adminA.patch(`/${subject.slug}/${id}${query}`, {
                  [field.name]: richTextOf(node),
                })
                tally.check(
                  isRefused(answer),
                  `${subject.slug} ${field.name}: ${String(node.type)} to ${collection}${query} (${answer.status})`,
                )
              }
            }
          }
          const own = await clients.adminA.patch(`/${subject.slug}/${id}`, {
            [field.name]: richTextOf(linkTo('pages', await findOrMake(stage, 'pages', tenants.a))),
          })
          tally.control(
            own.status === 200,
            `${subject.slug}: a link to its own page is refused (${own.status} ${own.text.slice(0, 160)})`,
          )
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )
  })
}
