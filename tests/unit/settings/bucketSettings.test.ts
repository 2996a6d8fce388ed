import { readSettings } from '@/lib/settings'

const BASE = {
  DATABASE_URL: 'postgres://localhost/callboard',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  PAYLOAD_SECRET: 'a secret of more than 32 characters, all told',
}
const read = (given: Record<string, string>) => readSettings({ ...BASE, ...given })

describe('bucket settings', () => {
  it('are all unset, or include the bucket', () => {
    expect(read({}).S3_BUCKET).toBeUndefined()
    expect(read({ S3_BUCKET: 'files', S3_FORCE_PATH_STYLE: '1' })).toMatchObject({
      S3_BUCKET: 'files',
      S3_FORCE_PATH_STYLE: true,
      S3_REGION: 'us-east-1',
    })
    expect(() => read({ S3_REGION: 'eu-central-1' })).toThrow('S3_BUCKET is not set, but S3_REGION is')
    expect(() => read({ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'hidden' })).toThrow(
      /^S3_BUCKET is not set, but S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are$/,
    )
  })

  it('require both halves of an access key, or neither', () => {
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }
    expect(read({ S3_BUCKET: 'files', ...key }).S3_SECRET_ACCESS_KEY).toBe('hidden')
    for (const name of Object.keys(key))
      expect(() => read({ S3_BUCKET: 'files', ...key, [name]: '' })).toThrow('belong together')
  })

  it.each([
    ['S3_BUCKET', 'Not A Bucket'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_FORCE_PATH_STYLE', 'perhaps'],
  ])('refuse for %s the value "%s"', (name, value) => {
    expect(() => read({ S3_BUCKET: 'files', [name]: value })).toThrow(new RegExp(`^${name}`, 'm'))
  })
})

describe('read replica settings', () => {
  it('are comma-separated PostgreSQL addresses', () => {
    expect(read({}).DATABASE_READ_REPLICAS).toEqual([])
    const one = 'postgres://reader:secret@replica-1:5432/callboard'
    expect(read({ DATABASE_READ_REPLICAS: `${one}, postgresql://replica-2/callboard` }).DATABASE_READ_REPLICAS).toEqual(
      [one, 'postgresql://replica-2/callboard'],
    )
    for (const wrong of ['replica-1', 'https://replica-1/callboard', `${one},postgres://`])
      expect(() => read({ DATABASE_READ_REPLICAS: wrong })).toThrow(/^DATABASE_READ_REPLICAS must be postgres/)
  })
})
