import { readSettings } from '@/lib/settings'
import { platformHosts } from '@/lib/domains/parseHostname'

const ENV = {
  DATABASE_URL: 'postgres://localhost/one',
  ENCRYPTION_KEYS: `one:${Buffer.alloc(32).toString('base64')}`,
  PAYLOAD_SECRET: 'abcdefghijklmnopqrstuvwxyz012345',
}

describe('PREVIEW_DOMAIN', () => {
  it('has a default, can be changed, and is reserved for the platform [B-379]', () => {
    const [usual, own] = [readSettings(ENV), readSettings({ ...ENV, PREVIEW_DOMAIN: 'preview.theatres.example' })]
    expect(usual.PREVIEW_DOMAIN).toBe('preview.callboard.site')
    expect(own.PREVIEW_DOMAIN).toBe('preview.theatres.example')
    expect(platformHosts(own).ownHosts).toContain('preview.theatres.example')
    expect(platformHosts(own).ownHosts).not.toContain('preview.callboard.site')
  })
})
