import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'

/** What plugins add to the rules for sign-in of a tenant's people. */
export const SafetyParts = ({ req, tenantId }: { req: PayloadRequest; tenantId: string }) =>
  callboardOf(req.payload).components.safety.map((Component) =>
    RenderServerComponent({
      Component,
      importMap: req.payload.importMap,
      key: Component,
      serverProps: { req, tenantId },
    }),
  )
