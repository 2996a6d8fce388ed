import { poolOf } from '@/database/connections'
import type { ApiResponse, Client } from '@tests/support/client'
import { create } from '@tests/support/world'
import { forEachConcurrently } from '../support/forEachConcurrently'
import { may, PEOPLE, type PersonName } from '../support/people'
import type { Stage } from '../support/stage'
import { Tally } from '../support/tally'

const EVERYBODY = Object.keys(PEOPLE) as PersonName[]
const WORD = 'zebrafinch'

let stage: Stage
const forms = {} as Record<'a' | 'b', string>
const total = new Tally('answers of forms')

const answersOf = async (form: string) =>
  (
    await poolOf(stage.app.payload).query<{ id: string; read_at: Date | null }>(
      'select id, read_at from form_submissions where form_id = $1 order by id',
      [form],
    )
  ).rows

const send = (tenant: 'a' | 'b') =>
  stage.app.payload.db.create({
    collection: 'form-submissions',
    data: { answers: { name: WORD }, form: forms[tenant], tenant: stage.tenants[tenant] },
  })

/** Reading takes what managing takes, deleting both. Written down a second time on purpose. */
const reads = (name: PersonName, tenant: 'a' | 'b') => may(name, 'manage', tenant)
const deletes = (name: PersonName, tenant: 'a' | 'b') => may(name, 'manage', tenant) && may(name, 'delete', tenant)

const soon = () => new Date(Date.now() + 60_000).toISOString()

interface Way {
  name: string
  allowed: typeof reads
  call: (client: Client, tenant: 'a' | 'b', id: string) => Promise<ApiResponse>
  done: (answer: ApiResponse) => boolean
}

const WAYS: Way[] = [
  {
    name: 'read one',
    allowed: reads,
    call: (client, _, id) => client.get(`/form-submissions/${id}`),
    done: ({ text }) => text.includes(WORD),
  },
  {
    name: 'find',
    allowed: reads,
    call: (client, tenant) => client.get(`/form-submissions?where[form][equals]=${forms[tenant]}&depth=1`),
    done: ({ text }) => text.includes(WORD),
  },
  {
    name: 'export',
    allowed: reads,
    call: (client, tenant) => client.get(`/forms/${forms[tenant]}/answers/export`),
    done: ({ text }) => text.includes(WORD),
  },
  {
    name: 'mark',
    allowed: reads,
    call: (client, tenant, id) => client.post(`/forms/${forms[tenant]}/answers/mark`, { ids: [id], isRead: true }),
    done: ({ status }) => status === 200,
  },
  {
    name: 'mark all',
    allowed: reads,
    call: (client, tenant) =>
      client.post(`/forms/${forms[tenant]}/answers/mark`, { isRead: false, matching: { until: soon() } }),
    done: ({ status }) => status === 200,
  },
  {
    name: 'count',
    allowed: (name, tenant) => may(name, 'view', tenant),
    call: (client, tenant) => client.get(`/forms/answer-counts?tenantId=${stage.tenants[tenant]}`),
    done: ({ status, text }) => status === 200 && text.includes('total'),
  },
]

/** @param given the stage, filled before the tests run */
export function describeAnswers(given: () => Stage): void {
  describe('Form submissions', () => {
    beforeAll(async () => {
      stage = given()
      for (const tenant of ['a', 'b'] as const) {
        forms[tenant] = await create(stage.app.payload, 'forms', {
          _status: 'published',
          fields: [{ blockType: 'textQuestion', label: 'Name', name: 'name' }],
          tenant: stage.tenants[tenant],
          title: `Form of ${tenant}`,
        })
        await send(tenant)
      }
    })
    afterAll(() => total.print())

    it('are read, marked, counted and exported only by people with the permission in that tenant', async () => {
      const tally = new Tally('reading')
      await poolOf(stage.app.payload).query('delete from rate_limits')
      for (const tenant of ['a', 'b'] as const) {
        const { id } = (await answersOf(forms[tenant]))[0]!
        for (const { allowed, call, done, name: way } of WAYS) {
          await forEachConcurrently(EVERYBODY, async (name) => {
            const answer = await call(stage.clients[name], tenant, id)
            const expected = allowed(name, tenant)
            const line = `${name} ${expected ? 'cannot' : 'can'} ${way} in ${tenant} (${answer.status} ${answer.text.slice(0, 120)})`
            if (expected) tally.control(done(answer), line)
            else
              tally.check(
                !done(answer) && !answer.text.includes(WORD) && [401, 403, 404, 200].includes(answer.status),
                line,
              )
          })
        }
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('are deleted only by people with the permission, and a form is deleted only with the delete permission', async () => {
      const tally = new Tally('deleting')
      for (const tenant of ['a', 'b'] as const) {
        const { id } = (await answersOf(forms[tenant]))[0]!
        const refused = EVERYBODY.filter((name) => !deletes(name, tenant))
        await forEachConcurrently(refused, async (name) => {
          const client = stage.clients[name]
          for (const body of [{ ids: [id] }, { matching: { until: soon() } }]) {
            const answer = await client.post(`/forms/${forms[tenant]}/answers/delete`, body)
            tally.check([401, 403, 404].includes(answer.status), `${name} deletes in ${tenant} (${answer.status})`)
          }
          await client.delete(`/form-submissions/${id}`)
          if (!may(name, 'delete', tenant)) await client.delete(`/forms/${forms[tenant]}`)
        })
        tally.check((await answersOf(forms[tenant])).length === 1, `an answer of ${tenant} is gone`)
        for (const name of EVERYBODY.filter((one) => deletes(one, tenant))) {
          const { id: own } = await send(tenant)
          const answer = await stage.clients[name].post(`/forms/${forms[tenant]}/answers/delete`, { ids: [own] })
          tally.control(answer.status === 200, `${name} cannot delete in ${tenant} (${answer.status})`)
        }
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('are out of reach through a form of another tenant', async () => {
      const [foreign] = await answersOf(forms.b)
      const client = stage.clients.ownerA
      expect((await client.post(`/forms/${forms.a}/answers/delete`, { ids: [foreign!.id] })).status).toBe(404)
      expect((await client.post(`/forms/${forms.a}/answers/mark`, { ids: [foreign!.id], isRead: false })).body).toEqual(
        { marked: 0 },
      )
      expect(await answersOf(forms.b)).toEqual([foreign])
    })
  })
}
