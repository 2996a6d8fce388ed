import { boot, type TestApp } from '@tests/support/boot'
import type { ApiResponse } from '@tests/support/client'
import { PICTURE } from './support/picture'
import { makeTarget } from './support/target'
import { bodyCases, typeCases, uploadCases, type Case, type Target } from './support/malformed'
import { addressCases } from './support/malformedAddresses'
import { headerCases } from './support/malformedHeaders'
import { describeFault } from './support/describeFault'

let app: TestApp
let target: Target

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
})
afterAll(() => app.close())

/** Sends every case; a few at a time, as a browser would. @returns what is wrong with the answers */
async function faultsOf(cases: Case[]): Promise<string[]> {
  const faults: string[] = []
  for (let start = 0; start < cases.length; start += 6) {
    const some = cases.slice(start, start + 6)
    const answers = await Promise.all(some.map((one) => one.send(target)))
    some.forEach((one, index) => {
      const fault = describeFault(answers[index]!, one.status)
      if (fault) faults.push(`${one.name}: ${fault}`)
    })
  }
  return faults
}

const kinds: Record<string, Case[]> = {
  addresses: addressCases,
  bodies: bodyCases,
  headers: headerCases,
  'kinds of body': typeCases,
  uploads: uploadCases,
}

describe('malformed requests', () => {
  it.each(Object.entries(kinds))(
    'are refused in words, never with a failure of ours: %s',
    async (kind, cases) => {
      console.log(`FIGURE malformed ${kind} ${cases.length}`)
      expect(await faultsOf(cases)).toEqual([])
    },
    300_000,
  )

  it('leave well-formed ones alone', async () => {
    const { client, event, media, page, tenant } = target
    const statuses = async (answers: Promise<ApiResponse>[]) => (await Promise.all(answers)).map(({ status }) => status)
    const form = new FormData()
    form.append('_payload', JSON.stringify({ alt: 'A picture', tenant }))
    form.append('file', new Blob([PICTURE], { type: 'image/png' }), 'picture.png')
    expect(await statuses([client.post('/pages', { tenant, title: 'New' }), client.post('/media', form)])).toEqual([
      201, 201,
    ])
    expect(
      await statuses([
        client.patch(`/pages/${page}`, { title: 'Changed' }),
        client.patch(`/events?where[id][equals]=${event}`, { subtitle: 'Changed' }),
      ]),
    ).toEqual([200, 200])
    expect(
      await statuses([
        client.get(
          `/pages?where[and][0][or][0][title][like]=chang&sort=-title&limit=5&page=1&depth=1&select[title]=true`,
        ),
        client.get(`/media/${media}`),
      ]),
    ).toEqual([200, 200])
    const override = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
    const found = await client.post<{ docs: { id: string }[] }>('/pages', `where[id][in][0]=${page}&depth=0`, {
      headers: override,
    })
    expect(found.body.docs.map(({ id }) => id)).toEqual([page])
    const asForm = new FormData()
    asForm.append('_payload', JSON.stringify({ tenant, title: 'From the admin' }))
    expect((await client.post('/pages', asForm)).status).toBe(201)
  })
})
