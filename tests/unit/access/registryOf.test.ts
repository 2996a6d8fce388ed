import { appPartOf, eventParts, registryOf } from '@/access/registryOf'

const payloadWith = (callboard: object) => ({ config: { custom: { callboard } } })

describe('registries of the installation', () => {
  it('appPartOf finds an app by its handle', () => {
    const apps = [{ handle: 'hotjar' }, { handle: 'plausible' }]
    expect(appPartOf(payloadWith({ apps }), 'plausible')).toBe(apps[1])
    expect(appPartOf(payloadWith({ apps }), 'mailchimp')).toBeNull()
  })

  it('registryOf returns the permissions', () => {
    const registry = { groups: [] }
    expect(registryOf(payloadWith({ registry }))).toBe(registry)
  })

  it('eventParts returns what plugins know of events, in their order, without plugins that do not know it', () => {
    const [first, second, planned] = [() => 'first', () => 'second', () => 'planned']
    const payload = payloadWith({ events: [{ sales: first }, { planned }, {}, { planned, sales: second }] })
    expect(eventParts(payload, 'sales')).toEqual([first, second])
    expect(eventParts(payload, 'planned')).toEqual([planned, planned])
    expect(eventParts(payload, 'announcements')).toEqual([])
  })
})
