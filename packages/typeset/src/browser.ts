import openSansLight from '@expo-google-fonts/open-sans/300Light/OpenSans_300Light.ttf?url';
import openSansRegular from '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf?url';
import openSansSemiBold from '@expo-google-fonts/open-sans/600SemiBold/OpenSans_600SemiBold.ttf?url';
import openSansBold from '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf?url';
import robotoLight from '@expo-google-fonts/roboto/300Light/Roboto_300Light.ttf?url';
import robotoRegular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import robotoMedium from '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf?url';
import robotoBold from '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf?url';
import { fontWeights, registeredFamily } from './fonts.ts';
import type { FontWeightName } from './fonts.ts';
import { clearMeasurements } from './measure.ts';

const faces: readonly { family: string; weight: FontWeightName; url: string }[] = [
  { family: 'Roboto', weight: 'Light', url: robotoLight },
  { family: 'Roboto', weight: 'Regular', url: robotoRegular },
  { family: 'Roboto', weight: 'Medium', url: robotoMedium },
  { family: 'Roboto', weight: 'Bold', url: robotoBold },
  { family: 'Open Sans', weight: 'Light', url: openSansLight },
  { family: 'Open Sans', weight: 'Regular', url: openSansRegular },
  { family: 'Open Sans', weight: 'SemiBold', url: openSansSemiBold },
  { family: 'Open Sans', weight: 'Bold', url: openSansBold },
];

async function load(): Promise<void> {
  const loaded = await Promise.all(
    faces.map(({ family, weight, url }) =>
      new FontFace(registeredFamily(family), `url(${JSON.stringify(url)})`, {
        weight: String(fontWeights[weight]),
      }).load(),
    ),
  );
  for (const face of loaded) document.fonts.add(face);
  clearMeasurements();
}

let loading: Promise<void> | undefined;

/**
 * Loads the fonts that we bring, from the same files as on the server, and adds them to the document. Text must not be measured
 * before. Further calls give the same promise; after a failure the next call tries again.
 *
 * @throws NetworkError (DOMException) when a file cannot be fetched.
 */
export function loadFonts(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
