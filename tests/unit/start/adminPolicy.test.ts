import { adminPolicy, messengerHost } from '../../../scripts/lib/web/adminHeaders.mjs'

const SET = {
  MESSENGER_APP_ID: 'app-1',
  MESSENGER_SCRIPT: 'https://widget.messenger.example/app.js?id=1',
  MESSENGER_SECRET: 'a-secret',
}
const directives = (policy: string): string[] => policy.split('; ')

describe('adminPolicy', () => {
  it('allows no other host by default', () => {
    const policy = adminPolicy('n', messengerHost({ NODE_ENV: 'test' }))
    expect(policy).toBe(adminPolicy('n'))
    expect(directives(policy)).toEqual(expect.arrayContaining(["script-src 'self' 'nonce-n'", "connect-src 'self'"]))
  })

  it('allows the messenger’s host, for scripts and connections only', () => {
    const before = directives(adminPolicy('n'))
    const added = directives(adminPolicy('n', messengerHost({ NODE_ENV: 'test', ...SET }))).filter(
      (one) => !before.includes(one),
    )
    expect(added).toEqual([
      "script-src 'self' 'nonce-n' https://widget.messenger.example",
      "connect-src 'self' https://widget.messenger.example wss://widget.messenger.example",
    ])
  })

  it.each([
    ['without the secret', { ...SET, MESSENGER_SECRET: '' }],
    ['without the app', { ...SET, MESSENGER_APP_ID: '' }],
    ['with an address that is not encrypted', { ...SET, MESSENGER_SCRIPT: 'http://widget.messenger.example/app.js' }],
    ['with something that is no address', { ...SET, MESSENGER_SCRIPT: "'unsafe-inline'" }],
  ])('allows no messenger %s', (_, env) => {
    expect(messengerHost({ NODE_ENV: 'test', ...env })).toBeNull()
  })
})
