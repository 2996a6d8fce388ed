import { postgresAdapter } from '@payloadcms/db-postgres'
import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { siteEditor } from '../../src/collections/fields/richText'
import { platformCollections } from '../../src/collections/platform'
import { siteTypes } from '../../src/collections/siteTypes'
import { contentLanguages } from '../../src/lib/languages/languages'
import { bareCollection } from './bareCollection'

const folder = path.resolve('bench', 'bare')

/**
 * Payload with Callboard's fields and nothing else: the baseline of the benchmark. Outside production it creates its
 * own tables. The pool has 18 connections, as Callboard's has, instead of Payload's default of 10.
 */
export default buildConfig({
  admin: {
    importMap: { baseDir: folder, importMapFile: path.join(folder, 'app', '(payload)', 'admin', 'importMap.js') },
    user: 'users',
  },
  collections: [...siteTypes.map((type) => type.collection), ...platformCollections].map(bareCollection),
  csrf: process.env.SERVER_URL ? [process.env.SERVER_URL] : [],
  db: postgresAdapter({
    blocksAsJSON: true,
    disableCreateDatabase: true,
    idType: 'uuidv7',
    pool: { connectionString: process.env.BARE_DATABASE_URL, connectionTimeoutMillis: 3_000, max: 18 },
  }),
  defaultDepth: 0,
  editor: siteEditor(),
  graphQL: { disable: true },
  localization: {
    defaultLocale: 'en',
    fallback: true,
    locales: contentLanguages.map(({ code, label, rightToLeft }) => ({ code, label, rtl: rightToLeft })),
  },
  logger: { options: { level: 'error' } },
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL: process.env.SERVER_URL,
  sharp,
  telemetry: false,
  typescript: { autoGenerate: false },
})
