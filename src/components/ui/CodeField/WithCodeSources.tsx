import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { callboardOf } from '@/access/registryOf'
import { CodeSourcesProvider } from './CodeSources'

/** A screen with fields for codes of two-factor sign-in, which plugins may fill in. */
export function WithCodeSources({ children, req }: { children: ReactNode; req: PayloadRequest }) {
  const { codes } = callboardOf(req.payload).components
  if (codes.length === 0) return children
  const sources = codes.map((Component) =>
    RenderServerComponent({ Component, importMap: req.payload.importMap, key: Component, serverProps: { req } }),
  )
  return <CodeSourcesProvider sources={sources}>{children}</CodeSourcesProvider>
}
