'use client'

import { useState } from 'react'
import { Button, Dialog, useMessages } from '@/exports/client'

/** Takes back what an export brought, after a question. */
export function TakeBack({ name, onTakeBack }: { name?: string; onTakeBack: () => Promise<void> }) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        aria-label={name && t('movingInTakeBackNamed', { name })}
        icon="Undo2"
        variant="danger"
        onClick={() => setAsking(true)}
      >
        {t('movingInTakeBack')}
      </Button>
      <Dialog
        action={
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false)
              void onTakeBack()
            }}
          >
            {t('movingInTakeBack')}
          </Button>
        }
        description={t('movingInTakeBackHelp')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={name ? t('movingInTakeBackNamed', { name }) : t('movingInTakeBack')}
      />
    </>
  )
}
