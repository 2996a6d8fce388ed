'use client'

import { useConfig } from '@payloadcms/ui'
import { Failure } from '@/components/views/Failure/Failure'
import { failureMessagesFor } from '@/components/views/Failure/failureMessages'

/** A page of the admin failed, the database away being the likeliest reason. */
export default function PageFailed() {
  const { routes, serverURL } = useConfig().config
  return (
    <Failure
      apiRoot={`${serverURL}${routes.api}`}
      onRetry={() => window.location.reload()}
      words={failureMessagesFor(document.cookie)}
    />
  )
}
