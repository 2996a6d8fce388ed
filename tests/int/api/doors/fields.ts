import { describeFault } from '../support/describeFault'
import type { Case } from '../support/malformed'
import { SIZE } from '../support/size'
import { wrongValueCases } from '../support/wrongValues'
import type { Doors } from '../doors.test'

/** Every field of every collection with values that do not fit it. */
export function describeFields(doors: () => Doors): void {
  describe('Value that does not fit its field', () => {
    it('is refused with a message or corrected, and never fails the server', async () => {
      const { app, target } = doors()
      const slugs = Object.keys(app.payload.collections).filter((slug) => !slug.startsWith('payload-'))
      const all = wrongValueCases(app.payload, slugs)
      const step = SIZE >= 1 ? 1 : Math.round(2 / SIZE)
      const cases = all.filter((_, index) => index % step === 0)
      const faults: string[] = []
      const check = async ({ name, send }: Case) => {
        const fault = describeFault(await send(target))
        if (fault) faults.push(`${name}: ${fault}`)
      }
      for (let start = 0; start < cases.length; start += 6) await Promise.all(cases.slice(start, start + 6).map(check))
      expect(cases.length).toBeGreaterThan(400)
      expect(faults).toEqual([])
    }, 1_200_000)

    it('is refused in all languages at once, as a valid value is', async () => {
      const { client, page } = doors().target
      for (const data of [{ seo: null }, { title: 'In all languages' }]) {
        const { body, status } = await client.patch<{ errors: unknown }>(`/pages/${page}?locale=all`, data)
        expect([status, JSON.stringify(body.errors)]).toEqual([
          400,
          expect.stringContaining('Write one language at a time.'),
        ])
      }
    })

    it('does not prevent valid values from being stored', async () => {
      const { client, tenant } = doors().target
      const created = await client.post('/events', {
        credits: null,
        startDate: '2026-11-21T19:30:00Z',
        tenant,
        title: 'Fits',
        works: [],
      })
      expect(created.status).toBe(201)
      expect(created.body.doc).toMatchObject({ credits: [], startDate: '2026-11-21T19:30:00.000Z' })
    })
  })
}
