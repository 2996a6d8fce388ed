import config from '@payload-config'
import '@payloadcms/next/css'
import '@/components/frame/frame.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import { settings } from '@/lib/settings'
import { importMap } from './admin/importMap.js'
import { describeFieldsAnew } from './describeFieldsAnew'
import { keepFromSites } from './keepFromSites'
import { ownClientConfig } from './ownClientConfig'
import { isServerFunction, serverFunctionsOf } from './serverFunctions'

describeFieldsAnew()

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  await keepFromSites()
  const serverFunctions = serverFunctionsOf(await config)
  if (!isServerFunction(serverFunctions, args.name)) throw new Error('There is no such function.')
  return handleServerFunctions({ args: args.args, config, importMap, name: args.name, serverFunctions })
}

/** The accent colour of this installation; the rest of the palette follows from it. */
const accent = (): CSSProperties => ({ '--callboard-accent': settings().ACCENT_COLOUR }) as CSSProperties

export default async function Layout({ children }: { children: ReactNode }) {
  await keepFromSites()
  await ownClientConfig()
  return (
    <RootLayout config={config} htmlProps={{ style: accent() }} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
