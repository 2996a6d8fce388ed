import config from '@payload-config'
import '@payloadcms/next/css'
import '@/components/frame/frame.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import { settings } from '@/lib/settings'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

/** The accent colour of this installation; the rest of the palette follows from it. */
const accent = (): CSSProperties => ({ '--callboard-accent': settings().ACCENT_COLOUR }) as CSSProperties

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} htmlProps={{ style: accent() }} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
