/** 25°44′52.3″ S: a tenth of a second is 3 m. */
function written(degrees: number, [positive, negative]: readonly [string, string]): string {
  // Rounded first: 59.96 seconds are the next minute.
  const tenths = Math.round(Math.abs(degrees) * 36_000);
  const minutes = Math.floor(tenths / 600);
  const two = (number: number) => String(number).padStart(2, '0');
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′${seconds}″ ${degrees < 0 ? negative : positive}`;
}

/** A point in degrees, minutes and seconds, as helicopters and older devices take it. */
export const degreesMinutesSeconds = (latitude: number, longitude: number): string =>
  `${written(latitude, ['N', 'S'])}, ${written(longitude, ['E', 'W'])}`;
