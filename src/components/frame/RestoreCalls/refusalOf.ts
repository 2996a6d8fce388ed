interface Refused {
  errors?: { data?: { errors?: { message?: string }[] }; message?: string }[]
}

/** Why the server refused, in its words; '' where it had none. A field that is wrong says more than that one is. */
export async function refusalOf(answer: Response): Promise<string> {
  try {
    const { errors } = (await answer.json()) as Refused
    return errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? ''
  } catch {
    return ''
  }
}
