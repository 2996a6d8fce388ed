import type { failureMessages as English } from './en'

export const failureMessages: Record<keyof typeof English, string> = {
  databaseAway:
    'No se puede acceder a la base de datos en este momento. Su sesión sigue abierta y no se ha perdido nada de lo guardado.',
  failedPage: 'No se ha podido mostrar esta página. Inténtelo de nuevo; si se repite, avise a su proveedor.',
  failedPageTitle: 'Algo ha fallado',
  tryAgain: 'Intentar de nuevo',
}
