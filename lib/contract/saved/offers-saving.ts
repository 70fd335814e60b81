let offers = (): boolean => false

/** Tells what the server's components ask with `offersSaving`, which import nothing from the server themselves. */
export function provideOffersSaving(answer: () => boolean): void {
  offers = answer
}

/** Whether visitors of the site can save items; for the server's components alone. */
export const offersSaving = (): boolean => offers()
