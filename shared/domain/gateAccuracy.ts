/** A phone in the open is this exact; indoors or by masts it is not. */
export const maxGateAccuracyM = 30;
