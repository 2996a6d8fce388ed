import type { ApiResponse } from '@tests/support/client'
import { PICTURE } from '@tests/support/pictures/pixel'
import type { Doors } from '../doors.test'
import { describeFault } from '../support/describeFault'
import { bodyCases, typeCases, uploadCases, type Case, type Target } from '../support/malformed'
import { addressCases } from '../support/malformedAddresses'
import { headerCases } from '../support/malformedHeaders'

/** Sends every case; a few at a time, as a browser would. @returns what is wrong with the responses */
async function faultsOf(target: Target, cases: Case[]): Promise<string[]> {
  const faults: string[] = []
  for (let start = 0; start < cases.length; start += 6) {
    const some = cases.slice(start, start + 6)
    const responses = await Promise.all(some.map((one) => one.send(target)))
    some.forEach((one, index) => {
      const fault = describeFault(responses[index]!, one.status)
      if (fault) faults.push(`${one.name}: ${fault}`)
    })
  }
  return faults
}

const kinds: Record<string, Case[]> = {
  addresses: addressCases,
  bodies: bodyCases,
  'content types': typeCases,
  headers: headerCases,
  uploads: uploadCases,
}

/** Malformed requests of every kind, each with its status, and well-formed ones beside them. */
export function describeRequests(doors: () => Doors): void {
  describe('REST API', () => {
    it.each(Object.entries(kinds))(
      'refuses malformed %s with a message and never fails',
      async (_kind, cases) => {
        expect(await faultsOf(doors().target, cases)).toEqual([])
      },
      300_000,
    )

    it('accepts well-formed requests of the same kinds', async () => {
      const { client, event, media, page, tenant } = doors().target
      const statuses = async (responses: Promise<ApiResponse>[]) =>
        (await Promise.all(responses)).map(({ status }) => status)
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
}
