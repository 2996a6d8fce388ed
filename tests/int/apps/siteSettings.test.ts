import { anonymous } from '@tests/support/client'
import { boot, type TestApp } from '@tests/support/boot'
import { install, makeApps, makeAppsSite, type AppsSite } from './support/site'

let app: TestApp
let site: AppsSite
let apps: Record<string, string>

interface SiteSettings {
  apps: Record<string, Record<string, unknown>>
}

beforeAll(async () => {
  app = await boot()
  apps = await makeApps(app, ['mailchimp', 'googleAnalytics', 'openStreetMap', 'generalBooking'])
  site = await makeAppsSite(app)
  await install(site, site.id, Object.values(apps))
})
afterAll(() => app.close())

const read = () => anonymous(app).get<SiteSettings>(`/tenants/${site.id}/site-settings`)
const save = (settings: object) => site.appsAdmin.patch(`/app-config/${site.id}`, { settings })

describe('what a website learns of its site', () => {
  it('is this and nothing else, for everybody, for a minute', async () => {
    const answer = await read()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(answer.body).toEqual({
      apps: {
        generalBooking: { openInNewTab: false },
        openStreetMap: {
          attribution: '© OpenStreetMap contributors',
          tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
          zoom: 15,
        },
      },
      cookieBanner: { enabled: false, privacyPolicyUrl: '' },
      csp: { header: 'Content-Security-Policy', value: expect.stringContaining('default-src') as string },
      currency: 'USD',
      dateTimeFormats: {
        dateFormat: 'MM/DD/YYYY',
        dateTimeSeparator: 'at',
        monthFormat: 'short',
        showSeconds: false,
        timeFormat: '12h',
      },
      languages: { default: 'en', published: ['en'] },
      name: expect.stringMatching(/^apps-/) as string,
      timezone: 'UTC',
    })
  })

  it('has public settings of apps that are enabled and set up, never a secret', async () => {
    await save({
      generalBooking: { buttonLabel: 'Book now', fallbackUrl: 'https://tickets.example/', openInNewTab: true },
    })
    await save({
      googleAnalytics: { measurementId: 'G-AB12CD34' },
      mailchimp: {
        apiKey: 'a-secret-of-the-site',
        audienceId: 'a1b2c3d4',
        signUpUrl: 'https://list.example/subscribe',
      },
    })
    const { body, text } = await read()
    expect(body.apps.generalBooking).toEqual({
      buttonLabel: 'Book now',
      fallbackUrl: 'https://tickets.example/',
      openInNewTab: true,
    })
    expect(body.apps.googleAnalytics).toEqual({ loadWhen: 'consent', measurementId: 'G-AB12CD34' })
    expect(body.apps.mailchimp).toEqual({ doubleOptIn: true, signUpUrl: 'https://list.example/subscribe' })
    expect(text).not.toMatch(/a-secret|last4|a1b2c3d4/)
  })

  it('loses an app when that is removed, which keeps what was set', async () => {
    await install(site, site.id, [apps.openStreetMap!])
    expect(Object.keys((await read()).body.apps)).toEqual(['openStreetMap'])
    await install(site, site.id, [apps.openStreetMap!, apps.googleAnalytics!])
    expect((await read()).body.apps.googleAnalytics).toMatchObject({ measurementId: 'G-AB12CD34' })
  })

  it('is not there for a suspended site, nor for one that never was', async () => {
    const closed = await makeAppsSite(app)
    expect((await anonymous(app).get(`/tenants/${closed.id}/site-settings`)).status).toBe(200)
    await app.payload.db.updateOne({
      id: closed.id,
      collection: 'tenants',
      data: { suspendedAt: new Date().toISOString() },
    })
    const [suspended, unknown] = [
      await anonymous(app).get(`/tenants/${closed.id}/site-settings`),
      await anonymous(app).get(`/tenants/${apps.mailchimp}/site-settings`),
    ]
    expect([suspended.status, suspended.text]).toEqual([404, unknown.text])
  })
})
