// y = scale * hardswish(x) + shift in one pass, and its gradient in one pass.
#include <stdint.h>
void swish(const float* restrict x, float* restrict y, int64_t n, float c, float d) {
#pragma omp parallel for simd
  for (int64_t i = 0; i < n; i++) {
    float v = x[i], g = v + 3.f;
    g = g < 0.f ? 0.f : (g > 6.f ? 6.f : g);
    y[i] = v * g * (c / 6.f) + d;
  }
}
void swish_gradient(const float* restrict x, const float* restrict gy, float* restrict gx, int64_t n, float c) {
#pragma omp parallel for simd
  for (int64_t i = 0; i < n; i++) {
    float v = x[i];
    float s = (2.f * v + 3.f) / 6.f;
    s = v < -3.f ? 0.f : (v > 3.f ? 1.f : s);
    gx[i] = gy[i] * c * s;
  }
}
static inline float wide(uint16_t v) { union { uint32_t u; float f; } a = {.u = (uint32_t)v << 16}; return a.f; }
static inline uint16_t narrow(float f) { union { float f; uint32_t u; } a = {.f = f}; return (uint16_t)((a.u + 0x7fff + ((a.u >> 16) & 1)) >> 16); }
void swish16(const uint16_t* restrict x, uint16_t* restrict y, int64_t n, float c, float d) {
#pragma omp parallel for simd
  for (int64_t i = 0; i < n; i++) {
    float v = wide(x[i]), g = v + 3.f;
    g = g < 0.f ? 0.f : (g > 6.f ? 6.f : g);
    y[i] = narrow(v * g * (c / 6.f) + d);
  }
}
void swish_gradient16(const uint16_t* restrict x, const uint16_t* restrict gy, uint16_t* restrict gx, int64_t n, float c) {
#pragma omp parallel for simd
  for (int64_t i = 0; i < n; i++) {
    float v = wide(x[i]);
    float s = (2.f * v + 3.f) / 6.f;
    s = v < -3.f ? 0.f : (v > 3.f ? 1.f : s);
    gx[i] = narrow(wide(gy[i]) * c * s);
  }
}
// Gradients of a depthwise convolution in channels-last order; `k` rows and columns, padding k / 2, vertical step `s`.
#define L 16
#define DEPTHWISE(NAME, T, READ, WRITE)                                                                                   \
  void NAME##_weight(const T* restrict x, const T* restrict gy, float* restrict gw, int n, int h, int w, int c, int ho, int k, int s) { \
    int p = k / 2;                                                                                                        \
    _Pragma("omp parallel for schedule(static)") for (int cb = 0; cb < c; cb += L) {                                      \
      float acc[25][L] __attribute__((aligned(64))) = {{0}};                                                               \
      for (int b = 0; b < n; b++)                                                                                         \
        for (int i = 0; i < ho; i++)                                                                                      \
          for (int kh = 0; kh < k; kh++) {                                                                                \
            int r = i * s + kh - p;                                                                                       \
            if (r < 0 || r >= h) continue;                                                                                \
            const T* row = x + ((int64_t)b * h + r) * w * c + cb;                                                         \
            const T* grow = gy + ((int64_t)b * ho + i) * w * c + cb;                                                      \
            for (int kw = 0; kw < k; kw++) {                                                                              \
              float sum[L] = {0};                                                                                         \
              int from = kw < p ? p - kw : 0, to = kw > p ? w - (kw - p) : w;                                              \
              const T* xs = row + (int64_t)(kw - p) * c;                                                                  \
              for (int j = from; j < to; j++)                                                                             \
                for (int l = 0; l < L; l++) sum[l] += READ(grow[(int64_t)j * c + l]) * READ(xs[(int64_t)j * c + l]);      \
              for (int l = 0; l < L; l++) acc[kh * k + kw][l] += sum[l];                                                  \
            }                                                                                                             \
          }                                                                                                               \
      for (int t = 0; t < k * k; t++)                                                                                     \
        for (int l = 0; l < L; l++) gw[(int64_t)t * c + cb + l] = acc[t][l];                                              \
    }                                                                                                                     \
  }                                                                                                                       \
  void NAME##_input(const T* restrict gy, const float* restrict wt, T* restrict gx, int n, int h, int w, int c, int ho, int k, int s) { \
    int p = k / 2;                                                                                                        \
    _Pragma("omp parallel for schedule(static) collapse(2)") for (int b = 0; b < n; b++) for (int r = 0; r < h; r++) {    \
      for (int cb = 0; cb < c; cb += L)                                                                                   \
        for (int j = 0; j < w; j++) {                                                                                     \
          float sum[L] = {0};                                                                                             \
          for (int kh = 0; kh < k; kh++) {                                                                                \
            int top = r + p - kh;                                                                                         \
            if (top < 0 || top % s || top / s >= ho) continue;                                                            \
            const T* grow = gy + ((int64_t)b * ho + top / s) * w * c + cb;                                                \
            int from = j + p - (k - 1) < 0 ? j + p - 0 : k - 1, low = j + p >= w ? j + p - w + 1 : 0;                      \
            for (int kw = low; kw <= from && kw < k; kw++) {                                                              \
              const T* g = grow + (int64_t)(j + p - kw) * c;                                                              \
              const float* wv = wt + (int64_t)(kh * k + kw) * c + cb;                                                     \
              for (int l = 0; l < L; l++) sum[l] += READ(g[l]) * wv[l];                                                   \
            }                                                                                                             \
          }                                                                                                               \
          T* o = gx + (((int64_t)b * h + r) * w + j) * c + cb;                                                            \
          for (int l = 0; l < L; l++) o[l] = WRITE(sum[l]);                                                               \
        }                                                                                                                 \
    }                                                                                                                     \
  }
#define SAME(v) (v)
DEPTHWISE(dw32, float, SAME, SAME)
DEPTHWISE(dw16, uint16_t, wide, narrow)
