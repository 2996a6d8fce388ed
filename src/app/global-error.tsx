'use client'

import { Failure } from '@/components/views/Failure/Failure'
import { failureMessagesFor } from '@/components/views/Failure/failureMessages'

// Without the layout, the configured API path is unknown.
const API = '/api'

/** Shown when the layout itself fails, for example because it cannot read the session. */
export default function GlobalError() {
  return (
    <html>
      <body>
        <Failure
          apiRoot={API}
          onRetry={() => window.location.reload()}
          messages={failureMessagesFor(typeof document === 'undefined' ? '' : document.cookie)}
        />
      </body>
    </html>
  )
}
