import config from '@payload-config'
import '@payloadcms/next/css'
import '@/components/frame/frame.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import { publicError } from '@/access/publicError'
import { failedCall } from '@/endpoints/failedCall'
import { settings } from '@/lib/settings'
import { importMap } from './admin/importMap.js'
import { describeFieldsAnew } from './describeFieldsAnew'
import { keepFromSites } from './keepFromSites'
import { ownClientConfig } from './ownClientConfig'
import { requireDatabase } from './requireDatabase'
import { isServerFunction, serverFunctions } from './serverFunctions'

describeFieldsAnew()

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  try {
    await keepFromSites()
    if (!isServerFunction(args.name)) throw publicError('There is no such function.', 404)
    return await handleServerFunctions({ args: args.args, config, importMap, name: args.name, serverFunctions })
  } catch (error) {
    throw failedCall(error)
  }
}

/** The accent colour of this installation; the rest of the palette follows from it. */
const accent = (): CSSProperties => ({ '--callboard-accent': settings().ACCENT_COLOUR }) as CSSProperties

export default async function Layout({ children }: { children: ReactNode }) {
  await keepFromSites()
  await requireDatabase()
  await ownClientConfig()
  return (
    <RootLayout config={config} htmlProps={{ style: accent() }} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
