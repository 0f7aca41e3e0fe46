import { test } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

/**
 * The product that all tests of a file share: started before them, ended after them. Where `PRODUCT_URL` names one that runs already,
 * such as the image of the container, that one is tried instead, with the settings that it has.
 * @param variables of the environment, known once what was set up before it is there
 */
export function runningProduct(variables: () => NodeJS.ProcessEnv = () => ({})): Product {
  const { PRODUCT_URL: url } = process.env;
  let started: Product | undefined;
  const product = () => {
    if (!started) throw new Error('The product runs only while the tests of the file do.');
    return started;
  };
  test.beforeAll(async () => {
    if (url === undefined) started = await startProduct(variables());
  });
  test.afterAll(() => started?.stop());
  return {
    get url() {
      return url ?? product().url;
    },
    killServer: () => product().killServer(),
    output: () => product().output(),
    stop: () => product().stop(),
  };
}
