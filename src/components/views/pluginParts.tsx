import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

/**
 * Renders components that plugins add to a screen.
 * @param paths of Payload components
 * @param props that each receives, besides the request
 */
export const pluginParts = (req: PayloadRequest, paths: string[], props: object = {}): ReactNode => (
  <>
    {paths.map((Component) =>
      RenderServerComponent({
        Component,
        importMap: req.payload.importMap,
        key: Component,
        serverProps: { ...props, req },
      }),
    )}
  </>
)
