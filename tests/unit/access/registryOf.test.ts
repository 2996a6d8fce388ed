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
    const [first, second, held] = [() => 'first', () => 'second', () => 'held']
    const payload = payloadWith({
      events: [{ sales: first }, { heldFields: held }, {}, { heldFields: held, sales: second }],
    })
    expect(eventParts(payload, 'sales')).toEqual([first, second])
    expect(eventParts(payload, 'heldFields')).toEqual([held, held])
    expect(eventParts(payload, 'announcements')).toEqual([])
  })
})
