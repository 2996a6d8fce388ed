import config from '@payload-config'
import '@payloadcms/next/css'
import '@/components/frame/frame.css'
import { readPlatformSettings } from '@/globals/platformOf'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import { publicError } from '@/access/publicError'
import { toServerFunctionError } from '@/endpoints/serverFunctionErrors'
import { accentShades } from '@/lib/platform/accentShades'
import { importMap } from './admin/importMap.js'
import { disableFieldLabelCache } from '@/payload-patches/fieldLabels/disableFieldLabelCache'
import { assertAdminHost } from './assertAdminHost'
import { reduceClientConfig } from './reduceClientConfig'
import { requireDatabase } from './requireDatabase'
import { isServerFunction, serverFunctionsOf } from './serverFunctions'

disableFieldLabelCache()

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  try {
    await assertAdminHost()
    const serverFunctions = serverFunctionsOf(await config)
    if (!isServerFunction(serverFunctions, args.name)) throw publicError('There is no such function.', 404)
    return await handleServerFunctions({ args: args.args, config, importMap, name: args.name, serverFunctions })
  } catch (error) {
    throw toServerFunctionError(error)
  }
}

/**
 * CSS variables for the installation's accent colour and its readable shades, from which the rest of the palette is
 * derived.
 */
async function accent(): Promise<CSSProperties> {
  const { accentColour } = await readPlatformSettings({ payload: await getPayload({ config }) })
  const { dark, light } = accentShades(accentColour)
  return {
    '--callboard-accent': accentColour,
    '--callboard-accent-on-dark': dark,
    '--callboard-accent-on-light': light,
  } as CSSProperties
}

export default async function Layout({ children }: { children: ReactNode }) {
  await assertAdminHost()
  await requireDatabase()
  await reduceClientConfig()
  return (
    <RootLayout
      config={config}
      htmlProps={{ style: await accent() }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
