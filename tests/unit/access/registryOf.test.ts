import { appPartOf } from '@/access/registryOf'

it('appPartOf finds an app by its handle', () => {
  const apps = [{ handle: 'hotjar' }, { handle: 'plausible' }]
  const payload = { config: { custom: { callboard: { apps } } } }
  expect(appPartOf(payload, 'plausible')).toBe(apps[1])
  expect(appPartOf(payload, 'mailchimp')).toBeNull()
})
